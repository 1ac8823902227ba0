import { defineCatalog } from '#text/messages/catalog'

/** The player on pages and at the bottom of every page. */
export const playback = defineCatalog('playback', {
  pauseSong: 'Pause {title}',
  playSong: 'Play {title}',
  pause: 'Pause',
  play: 'Play',
  player: 'Player: {title}',
  position: 'Position in the song',
  positionIn: 'Position in {title}',
  giveable: 'You can give this copy away until it is played for the first time. We ask you before it plays.',
  unplayable: 'This song could not be played.',
  previous: 'Previous',
  next: 'Next',
  failed: 'The song stopped loading.',
  buffering: 'Buffering…',
  soundOn: 'Sound on',
  mute: 'Mute',
  volume: 'Volume',
  tryAgain: 'Try again',
  'first.title': 'Play this copy?',
  // `number` is empty, or ", No. 7 of 100,".
  'first.text':
    '“{title}”{number} has not been played yet, so you can still give it away. Once it plays, it stays yours.',
  'first.notNow': 'Not now',
  'first.confirm': 'Play and keep it',
  nowPlaying: 'Now playing',
  close: 'Close the player',
  // Follows the artist's name.
  isPreview: ', preview',
  queue: 'Queue',
  timeOf: '{time} of {duration}',
  songs: '{songs, plural, =1 {One song} one {# song} other {# songs}}',
  clear: 'Clear the queue',
  'shuffle.on': 'Shuffle: on',
  'shuffle.off': 'Shuffle: off',
  'repeat.off': 'Repeat: off',
  'repeat.all': 'Repeat: all',
  'repeat.one': 'Repeat: this song',
})

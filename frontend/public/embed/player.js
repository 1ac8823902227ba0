// Plays the previews of a release in a frame on another site. Without this file the browser's own controls play the
// first one.
const audio = document.querySelector('audio')
const buttons = [...document.querySelectorAll('button[data-preview]')]
const progress = document.querySelector('progress')
const status = document.querySelector('[role="status"]')
let current

function show() {
  for (const button of buttons) {
    const isPlaying = button === current && !audio.paused
    button.setAttribute('aria-pressed', String(isPlaying))
  }
  progress.hidden = !current
}

async function play(button) {
  status.textContent = ''
  if (button !== current) audio.src = button.dataset.preview
  current = button
  try {
    await audio.play()
  } catch (error) {
    // Pausing before the sound has begun is no failure.
    if (error.name === 'AbortError') return
    status.textContent = 'The preview did not arrive. Press again, or open the page.'
    audio.removeAttribute('src')
    current = undefined
  }
  show()
}

if (audio) {
  audio.removeAttribute('controls')
  audio.removeAttribute('src')
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', () => {
      if (button === current && !audio.paused) audio.pause()
      else void play(button)
    })
  }
  for (const type of ['play', 'pause']) audio.addEventListener(type, show)
  audio.addEventListener('timeupdate', () => {
    if (audio.duration > 0) progress.value = audio.currentTime / audio.duration
  })
  audio.addEventListener('ended', () => {
    const next = buttons[buttons.indexOf(current) + 1]
    if (next) void play(next)
  })
}

import { defineCatalog } from '#text/messages/catalog'

/** The Privacy Policy. */
export const privacy = defineCatalog('privacy', {
  title: 'Privacy Policy',
  lead: 'What TuneMaker remembers about you, why, and for how long.',
  updated: 'Last updated: October 2025',
  godfrey: 'Is something here unclear? Ask.',
  short: 'In short',
  'short.1':
    '<strong>You can look around without telling us anything.</strong> If you buy a copy, we learn your name and email address from PayPal, because that is how we know whose copy it is. If you sell here, we keep what shows that your songs are yours and where you want to be paid.',
  'short.2': 'We show no advertisements, we sell no data, and nothing on these pages follows you to another site.',
  fans: 'What we keep about fans',
  'fans.intro': 'When you redeem a Keymail and pay:',
  'fans.1': 'your name and email address, as PayPal passes them on with the payment;',
  'fans.2': 'which copy you bought, when, for how much, and PayPal’s numbers for that payment;',
  'fans.3': 'whether you bought the Digital Music Library;',
  'fans.4': 'that your receipt was mailed to that address;',
  'fans.5': 'in a Green Room, the name you choose there, what you post, and how far you have read.',
  'fans.2nd':
    'We need this to let you in, on any device, and to mail you a sign-in link when you ask for one. You choose no password and we keep none.',
  artists: 'What we keep about artists',
  'artists.1':
    'From the application: legal name, artist name, email address, telephone number if you give one, and what you say about your copyright.',
  'artists.2': 'Your G-Key, only as a fingerprint (a hash). We cannot read it back.',
  'artists.3': 'The PayPal address your fans pay to, once you have confirmed it by email.',
  'artists.4': 'Your bio, and what you write or post in your workshop and Green Room.',
  'artists.5':
    'For each song: the recording, title, copyright holders, a contact, the copyright document, price, number of copies, and the Keymails issued.',
  'artists.6':
    '<strong>Not</strong> the five identity digits on the upload form. They stay in your browser and are never sent.',
  collectors: 'What we keep about art collectors',
  'collectors.1':
    'Name and email address, once you have confirmed it by the mailed link. An address that nobody confirms is forgotten after seven days.',
  'collectors.2':
    'Which copies you own. Your name appears on your certificates; somebody who checks a certificate’s code does not see it.',
  'collectors.3':
    'The full-resolution file that you get carries an invisible mark that leads to your copy. Only our admins can read it, when a picture turns up where it should not be.',
  given: 'Addresses that somebody else gives us',
  'given.1':
    '<strong>An artist who mails you a Keymail</strong> gives us your address for that one mail. We send it in the artist’s words and show the artist in the list of Keymails where it went and whether it arrived. After 90 days the address is erased; what stays is its fingerprint (a hash), so that the link in the mail keeps working.',
  'given.2':
    '<strong>That link ends such mail for good,</strong> from every artist here, without signing in, and so does the button of your mail program. From then on we keep the fingerprint of your address and compare with it before a mail leaves. The artist sees that you want no more mail.',
  'given.3':
    '<strong>A fan who gives you a copy</strong> gives us your address, and a few words if they like. You get one mail, with the giver’s name as PayPal gave it to us. If you accept the gift, your address says whose copy it is and stays with it. If you do not, it is erased when the offer is taken back, or after 30 days, and the words at the latest 30 days after that. Nothing else is ever sent there.',
  'given.4': 'We add none of these addresses to a list of ours, and we never write to them about anything else.',
  payments: 'Payments and PayPal',
  'payments.1':
    'You pay on PayPal’s side. Card numbers and bank details never reach us. PayPal tells us whether the payment went through, the amount, its fee, and the payer’s name and email address, and later sends messages about refunds. We keep those.',
  'payments.2':
    'A copy is paid into the artist’s own PayPal account. So the artist sees your payment there, with what PayPal shows about a payer.',
  'payments.3':
    'PayPal’s script is loaded only where there is something to pay. It may set cookies of its own; PayPal’s privacy statement covers them.',
  browser: 'What is kept in your browser',
  'browser.1':
    '<strong>The cookie tm_session (over HTTPS __Host-tm_session).</strong> It is set when you check a Keymail code, start a payment, sign in or write to Godfrey. It holds a random number and nothing else, scripts cannot read it, and we store only its hash. Without it, we would not know you when you come back.',
  'browser.2':
    '<strong>The language that you read</strong> (a cookie, tm_language), so that pages and emails come in it. It holds two letters.',
  'browser.3':
    '<strong>A note that you have been here</strong> (tunemaker-visited, in local storage), so that you see the opening only once.',
  'browser.4':
    '<strong>What you are doing in this tab</strong> (session storage): the code you typed, a release plan, an order under way, a half-filled upload form. It is gone when you close the tab.',
  'browser.5':
    '<strong>Where the music stopped</strong> (tunemaker-boombox, in local storage), if you use the Digital Music Library: the song, the second, shuffle and repeat. It never leaves this device.',
  'browser.6': 'None of these is for tracking, and so there is no cookie banner to click away.',
  not: 'What we do not do',
  'not.1': 'No outside analytics, no advertising networks, no tracking cookies, no fingerprinting of your device.',
  'not.2': 'No fonts, pictures or scripts from elsewhere, PayPal’s excepted.',
  'not.3': 'No selling, renting or lending of personal data.',
  'not.4': 'No profile of what you listen to.',
  others: 'What others can see',
  'others.1':
    'Everybody sees an artist’s name, song titles, prices, and how many copies are left. What an artist or a holder posts in a Green Room is seen by that artist and the other holders there, under the number of their copy or the name they chose, never under the name or address they paid with. A private conversation there is seen by its holder and the artist. Photos are saved again without what the camera recorded about place and time. Copyright documents are private: for the check, and for the people here who review it.',
  'others.2':
    'Our staff see what a review or a question of yours requires. Beyond that we pass on data only where the law obliges us to.',
  'agent.1':
    'Godfrey is an AI agent. What you write to him is kept for {days} days, so that he can follow a conversation and a person can take over a matter he hands on; Start over in the chat deletes it at once. To put an answer into words, or to read a copyright document, he may use the service of a language-model provider, which then receives that text.',
  'agent.2':
    'He speaks about your own data only, and only when you are signed in. Please send him no G-Keys and no passwords.',
  mails: 'Mails we send',
  'mails.text':
    'Emails about something you did: a link to sign in, a confirmation of an address, a receipt, your G-Key, the result of a review, a change to your account, a copy that became available for you on a waiting list. Keymails and gifts that others send you are described above. If you leave your address for news or for a graphic, we use it for that and nothing else: one mail asks you to confirm it, news comes only after that, and every one has a link that ends it. The same holds for artists you follow and songs you wish for; the Notifications page shows and ends all of it.',
  long: 'How long we keep it',
  'long.text':
    'The counts exist so that nobody can try codes or passwords by the thousand, or keep copies from others without paying. They hold a network address, what is counted (for held copies, of which edition) and a number.',
  protection: 'How it is protected',
  'protection.text':
    'Session numbers, G-Keys and mailed links are stored as hashes, so a stolen database gives no access. Recordings play only for the artist and for those who hold a copy. A new session number is given at every sign-in. No system is beyond failing; if your data is affected, we will tell you.',
  choices: 'Your choices',
  'choices.1':
    '<data>Your data</data> gives you a copy of everything we hold about you, or deletes it, by a link mailed to the address it is about. A deletion takes seven days, and until then a link in our mail stops it. To have something explained or corrected, write to <mail>{mail}</mail> from that address: a person answers within 24 to 48 hours.',
  'choices.2':
    'Two things cannot be deleted: the record of payments, which has to stay complete but loses your name and address, and the fact that a copy is sold. A copy whose owner is deleted can no longer be played by anybody. When an artist is deleted, the stage name and the releases that others own stay. Signing out ends a session at once. Small mistakes are put right through <correction>Request a Correction</correction>.',
  'choices.3': 'Artists who sell here must be 18 or older. We do not ask for the age of anybody else.',
  changes: 'When this changes',
  'changes.text':
    'The date above changes with the text. If we ever want to use data for something new, we say so here first. Questions go to <mail>{mail}</mail>.',
  // Rows of the list how long things are kept: what, and then how long.
  'keep.visitor': 'Session of a visitor who is not signed in',
  'keep.visitorFor': '7 days',
  'keep.signedIn': 'Session of a signed-in artist or fan',
  'keep.signedInFor': '1 year, 180 days without a visit, or until you sign out',
  'keep.application': 'G-Key application whose address nobody confirmed',
  'keep.applicationFor': '7 days, with its documents',
  'keep.upload': 'Unfinished upload of a recording',
  'keep.uploadFor': '24 hours',
  'keep.links': 'Links in our emails',
  'keep.linksFor': '30 minutes to sign in, 24 hours for a payment address; deleted a day later',
  'keep.tries': 'Counts of tries, and of copies held without paying, by network address',
  'keep.triesFor': 'about a day',
  'keep.visits': 'Visits: a hash of network address and browser name, under a key that is made anew each day',
  'keep.visitsFor': 'until the day (UTC) is over; then only the counts remain',
  'keep.staff': 'Network address of our own staff signing in',
  'keep.staffFor': '30 days as a trusted address',
  'keep.posts': 'What you post in a Green Room',
  'keep.postsFor': 'until you or the artist delete it; deleted files are gone within three hours',
  'keep.chat': 'What you and Godfrey say to each other',
  'keep.chatFor': '{days} days, or until you choose Start over in the chat',
  'keep.news': 'An address left for news or a graphic',
  'keep.newsFor': '30 days without your confirmation, otherwise until you withdraw it',
  'keep.mailed': 'An address that an artist mailed a Keymail to',
  'keep.mailedFor': '90 days; then only a fingerprint (a hash)',
  'keep.stopped': 'An address that wants no more mail from artists',
  'keep.stoppedFor': 'as a fingerprint, until you ask us to lift it',
  'keep.refund': 'The words of a refund request and of its answer',
  'keep.refundFor': '180 days',
  'keep.gift': 'The address and the words of a gift',
  'keep.giftFor': 'until it is accepted or taken back, 30 days at most; the words 30 days more',
  'keep.follower': 'An address that follows artists or songs',
  'keep.followerFor': '30 days without your confirmation, otherwise 30 days after it follows nothing',
  'keep.device': 'A browser that shows our notifications',
  'keep.deviceFor': 'until you switch them off there, or the address follows nothing',
  'keep.heard': 'Which songs your browser played last, as a number of ours',
  'keep.heardFor': '90 days; artists see how many plays, not whose',
  'keep.waiting': 'An address on a waiting list',
  'keep.waitingFor': 'until 30 days after our one mail, or a year without a turn',
  'keep.archive': 'An archive of your data that you asked for',
  'keep.archiveFor': '7 days, or until you ask for a new one',
  'keep.bounced': 'An address that our mail server was told does not exist',
  'keep.bouncedFor': '30 days',
  'keep.songs': 'Songs and copyright documents',
  'keep.songsFor': 'while the song is here or somebody holds a copy',
  'keep.orders': 'Orders, payments and the ledger, with the address each receipt went to',
  'keep.ordersFor': 'permanently, the address until you have it deleted; the ledger cannot be rewritten',
  'keep.copies': 'Who holds which copy',
  'keep.copiesFor': 'as long as the copy exists',
  'keep.log':
    'In the public log of copies: a seal over each owner’s address, which nobody can open without a secret of ours',
  'keep.logFor': 'permanently; the log cannot be rewritten',
})

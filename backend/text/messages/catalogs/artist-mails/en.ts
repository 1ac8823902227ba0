import { defineCatalog } from '#text/messages/catalog'

/** Mails to artists, and the mail that brings an artist’s Keymail to a fan. A line that ends with a colon names the link below it. */
export const artistMails = defineCatalog('artist-mails', {
  // The first line of a mail; without a name where the address is not confirmed yet.
  greeting: 'Hello,',
  greetingName: 'Hello {name},',
  // Followed by the address of the contact page.
  contact: 'If you think we are wrong, write to us, and a person reads it:',
  'link.subject': 'Confirm your G-Key application {number}',
  'link.text':
    'Somebody applied for a TuneMaker G-Key with this email address. If it was you, please confirm that it is yours:',
  'link.note': 'The link works once, within 24 hours. Then you pay the fee, and we read your documents.',
  'link.number': 'Your tracking number is {number}. Keep it private: anyone who knows it can follow your application.',
  'link.ignore':
    'If you did not apply, ignore this email: nothing is charged, and what was sent is deleted after {days} days.',
  confirmButton: 'Confirm the address',
  'paid.subject': 'Your G-Key application {number} is paid',
  'paid.text': 'Your payment of {price} for the G-Key of {artist} has arrived. Thank you.',
  'paid.next':
    'Godfrey reads your documents first, which takes minutes. What he cannot settle, a person decides within 24 to 48 hours, by {by} UTC at the latest.',
  'paid.follow': 'You can follow it with your tracking number {number}:',
  'approved.subject': 'Your G-Key',
  'approved.text': 'We have read your documents, and we are glad to welcome {artist}. This is your G-Key:',
  'approved.keep':
    'It is shown in this email and nowhere else: we keep only its fingerprint and cannot read it out to you. Keep it somewhere safe and lend it to nobody. If you get a second email like this, the newer key counts.',
  signInHere: 'Sign in with it here:',
  'declined.subject': 'Your G-Key application {number} was declined',
  'declined.text': 'We have read your documents and cannot give you a G-Key yet. These are the reasons:',
  'declined.again': 'Once that is corrected, you may apply again:',
  'review.subject': 'Your G-Key application {number} is in review',
  'song.published': '“{title}” is published',
  'song.replaced': '“{title}” has a new recording',
  'song.review': '“{title}” is in review',
  'song.declined': '“{title}” was declined',
  'replaced.subject': 'Your new G-Key',
  'replaced.text':
    'As you asked, your G-Key has been replaced. The old one no longer opens anything. This is the new one:',
  'replaced.keep':
    'It is shown in this email and nowhere else. If you get a second email like this, the newer key counts.',
  'payment.subject': 'Confirm where your fans pay',
  'payment.text': 'Fans who redeem your Keymails will pay this PayPal address, directly and in full.',
  'payment.later':
    'For now they pay another one. A person looks at the change, and it takes effect {hours} hours after their approval at the earliest.',
  'payment.confirm': 'Please confirm that it is yours:',
  'payment.note':
    'The link works once, within 24 hours. If you did not ask for this, ignore this email and nothing changes.',
  'warning.subjectApplied': 'Your fans now pay another address',
  'warning.subject': 'Somebody wants your fans to pay another address',
  'warning.requested':
    'Somebody signed in to your account asked for another PayPal address. A person looks at it, and if they approve, sales go there 24 hours later at the earliest. Until then nothing changes.',
  'warning.approved':
    'A person has approved your new PayPal address. Sales go there from {date} UTC on. Until then nothing changes.',
  'warning.approvedUnconfirmed':
    'A person has approved your new PayPal address. Sales go there from {date} UTC on, provided that the link we emailed there has been opened by then. Until then nothing changes.',
  'warning.applied': 'Your new PayPal address is in effect. Payments already under way arrive at the earlier one.',
  'warning.was': 'Old address: {email}',
  'warning.becomes': 'New address: {email}',
  'warning.stopApplied':
    'Not you? This link signs out everybody who is signed in to your account. Then write to us at once:',
  'warning.stop': 'Not you? This link stops the change and signs out everybody who is signed in to your account:',
  'closed.subject': 'Your TuneMaker account is closed',
  'closed.text':
    'Your account is closed, as you asked. Nothing of yours is on sale anymore, unused codes are void, and your G-Key signs nobody in.',
  'closed.fans':
    'Your fans keep the copies they paid for. The money from all sales is in your own PayPal account; payments that were under way still arrive there.',
  'closed.books': 'Until {date}, your last G-Key opens all sales and statements for download:',
  'closed.notYou': 'Not you? Write to us at once:',
  'sales.button': 'Open your sales',
  // The first headline of a mail’s subject, and how many more there are.
  'sales.more': '{first}, and {n} more',
  'sales.often': 'Choose in your workshop how often you hear of sales:',
  'sales.sold': 'Sold: {what}',
  'sales.soldMany': '{n, plural, one {# copy sold: {sum}} other {# copies sold: {sum}}}',
  'sales.title': '“{title}”',
  'sales.copy': '“{title}” No. {copy} of {of}',
  'sales.refund': '{cents} refunded for “{title}”',
  'sales.soldOut': 'Sold out: “{title}”',
  'sales.dispute': 'A buyer disputes {cents} for “{title}”',
  'sales.disputeWon': 'You won the dispute over “{title}”',
  'sales.disputeLost': 'You lost the dispute over “{title}”',
  'sales.refundText':
    'PayPal has returned the money of payment {payment} to the buyer, who is told as well. After a full refund the copy’s access ends and its number is void.',
  'sales.disputeText':
    'PayPal asks you, not us: answer it in your PayPal account under Resolution Center, case {dispute}, before PayPal’s date there. The copy keeps playing until PayPal has decided.',
  'sales.wonText': 'The money stays yours, and the copy keeps playing.',
  'sales.lostText': 'PayPal returned {cents} to the buyer. Your statement lists it as a refund.',
  'sales.soldOutText': 'Every copy now has an owner.',
  'sales.list': '{n, plural, one {One copy was sold:} other {# copies were sold, {sum} in all:}}',
  'sales.andMore': 'and {n} more',
  'sales.money': 'The money is in your own PayPal account already, less PayPal’s fee.',
  // In the mail that brings a Keymail to a fan, below the artist’s own words.
  'keymail.intro': '{artist} has sent you a Keymail: “{title}”, copy No. {copy} of {of}.',
  'keymail.code': 'Your code: {code}',
  'keymail.note': 'It works once, for whoever pays for it first. Opening the link costs nothing.',
  'keymail.stop': 'No more email from artists on TuneMaker:',
  'keymail.button': 'Redeem it',
  'refund.subject': 'A fan asks for a refund: “{title}”, No. {copy}',
  'refund.text':
    'Whoever bought copy No. {copy} of {of} of “{title}” ({code}) for {price} would like the money back. They write:',
  'refund.decide':
    'You decide. The money is in your PayPal account, so only you can send it back: open the payment {payment} there and choose “Refund”. A full refund ends the copy automatically; there is nothing more to do here.',
  'refund.decline': 'If you would rather not, say why in your workshop; we pass it on:',
})

// On a page that comes drawn with a picture: fetches the page's code when the picture has been seen, since both would
// share the line. Links work before that. `data-code` names the files, the one that begins first.
const PATIENCE_MS = 2_000
const [begin, ...others] = document.querySelector('script[data-code]').dataset.code.split(' ')

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE_MS)
})
const seen = async () => {
  await document
    .querySelector('img[fetchpriority="high"]')
    ?.decode()
    // A picture that is missing is waited for no longer.
    .catch(() => undefined)
  await frame()
}

// A page in the background is not painted.
await Promise.race([seen(), patience])
for (const href of others)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(begin)

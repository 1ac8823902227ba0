// On a prerendered page with a picture, loads the page's code only after the picture is shown, because both would
// compete for bandwidth. Links work before that. `data-scripts` lists the files, the entry first.
const PATIENCE_MS = 2_000
const [begin, ...others] = document.querySelector('script[data-scripts]').dataset.scripts.split(' ')

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
    // A missing picture must not delay the code.
    .catch(() => undefined)
  await frame()
}

// The timeout is for pages in the background, which are not painted.
await Promise.race([seen(), patience])
for (const href of others)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(begin)

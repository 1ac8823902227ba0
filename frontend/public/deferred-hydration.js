// On a prerendered page with a picture, loads the page's code only after the picture is painted, because both would
// compete for bandwidth. Links work before that. `data-scripts` lists the files, the entry first.
const MAX_WAIT_MS = 2_000
const [entry, ...preloads] = document.querySelector('script[data-scripts]').dataset.scripts.split(' ')

const waitForFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
const waitForMainImage = async () => {
  await document
    .querySelector('img[fetchpriority="high"]')
    ?.decode()
    // A missing picture must not delay the code.
    .catch(() => undefined)
  await waitForFrame()
}
const timeout = new Promise((resolve) => {
  setTimeout(resolve, MAX_WAIT_MS)
})

// The timeout is for pages in the background, which are not painted.
await Promise.race([waitForMainImage(), timeout])
for (const href of preloads)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import(entry)

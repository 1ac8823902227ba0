// On a prerendered page, loads the code only after the page and its main picture are painted, because they would compete
// for bandwidth. Links work before that, and what is typed stays. `data-scripts` lists the files, the entry first.
const MAX_WAIT_MS = 2_000
const [entry, ...preloads] = document.querySelector('script[data-scripts]').dataset.scripts.split(' ')

// A button that is pressed before the page responds is pressed again when it does.
const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
let pressed
addEventListener('click', keepPress, true)
addEventListener('submit', keepForm, true)
// The frame says so first, and then the page.
addEventListener('hydrated', repeatPress)

function keepPress({ target }) {
  const button = target.closest?.('#root button')
  if (button && !isHydrated(button)) pressed = button
}

// The browser would send it itself, and load another page.
function keepForm(event) {
  if (isHydrated(event.target)) return
  event.preventDefault()
  pressed = event.submitter ?? pressed
}

function repeatPress() {
  const isReady = pressed
    ? isHydrated(pressed)
    : [...document.querySelectorAll('#root :is(button, form)')].every((element) => isHydrated(element))
  if (!isReady && (!pressed || pressed.isConnected)) return
  removeEventListener('hydrated', repeatPress)
  removeEventListener('click', keepPress, true)
  removeEventListener('submit', keepForm, true)
  // What was typed before is in its field then.
  void waitForFrame()
    .then(waitForFrame)
    .then(() => pressed?.click())
}

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

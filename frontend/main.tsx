import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { downloadRouteManifest } from './app/download-page.ts'
import { buildLanguagePrefix } from '#text/messages/language-path'
import { languageTags } from '#text/messages/locales'
import { type InitialData, createQueryClient } from './api/query-client.ts'
import { updateChosenLanguage } from './lib/messages/chosen-language.ts'
import { getLanguage } from './lib/messages/current-language.ts'
import { waitForTranslations } from './lib/messages/translations.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

// The data the server prerendered with, so that the first render here matches its HTML.
const initialData = JSON.parse(document.getElementById('initial-data')?.textContent ?? '{}') as InitialData

const app = (
  <App
    queryClient={createQueryClient(initialData)}
    renderRouter={(children) => <BrowserRouter basename={buildLanguagePrefix(getLanguage())}>{children}</BrowserRouter>}
  />
)

// Without a connection the page came without its language.
const tag = languageTags[getLanguage()]
// Set to what it is, it would make the browser calculate every style again.
if (document.documentElement.lang !== tag) document.documentElement.lang = tag
updateChosenLanguage(getLanguage())
if (getLanguage() === 'english') render()
// The frame needs its texts, and the server has named the files to the browser already.
else void waitForTranslations().then(render)

if (document.readyState === 'complete') downloadRouteManifest()
else addEventListener('load', downloadRouteManifest)

function render() {
  if (!root) return
  // Pages listed in app/prerender.tsx arrive as HTML and are hydrated.
  if (root.hasChildNodes()) {
    // In pieces of a few milliseconds, between which the page answers whoever touches it.
    startTransition(() => {
      hydrateRoot(root, app, {
        // State of this tab, such as a payment in progress, may differ from the prerendered HTML. React then renders on the
        // client.
        onRecoverableError: (error) => console.debug('Hydration failed:', error),
      })
    })
  } else {
    createRoot(root).render(app)
  }
}

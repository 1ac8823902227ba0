import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, type InitialData, createQueryClient } from './House.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

// The data the server prerendered with, so that the first render here matches its HTML.
const initialData = JSON.parse(document.getElementById('known')?.textContent ?? '{}') as InitialData

const app = <App queryClient={createQueryClient(initialData)} renderRouter={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />

// Pages listed in app/prerender.tsx arrive as HTML and are hydrated.
if (root.hasChildNodes()) {
  hydrateRoot(root, app, {
    // State of this tab, such as a payment in progress, may differ from the prerendered HTML. React then renders on the
    // client.
    onRecoverableError: (error) => console.debug('Drawn anew:', error),
  })
} else {
  createRoot(root).render(app)
}

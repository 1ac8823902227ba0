import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { type InitialData, createQueryClient } from './api/query-client.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

// The data the server prerendered with, so that the first render here matches its HTML.
const initialData = JSON.parse(document.getElementById('initial-data')?.textContent ?? '{}') as InitialData

const app = (
  <App
    queryClient={createQueryClient(initialData)}
    renderRouter={(children) => <BrowserRouter>{children}</BrowserRouter>}
  />
)

// Pages listed in app/prerender.tsx arrive as HTML and are hydrated.
if (root.hasChildNodes()) {
  hydrateRoot(root, app, {
    // State of this tab, such as a payment in progress, may differ from the prerendered HTML. React then renders on the
    // client.
    onRecoverableError: (error) => console.debug('Hydration failed:', error),
  })
} else {
  createRoot(root).render(app)
}

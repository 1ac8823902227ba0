import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { House, type Known, cacheOf } from './House.tsx'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// What the server drew the screen with, so that the first drawing here is the same.
const known = JSON.parse(document.getElementById('known')?.textContent ?? '{}') as Known

const house = <House cache={cacheOf(known)} inRouter={(screens) => <BrowserRouter>{screens}</BrowserRouter>} />

// Many screens come drawn (draw-ahead.tsx) and are only brought to life here.
if (root.hasChildNodes()) {
  hydrateRoot(root, house, {
    // This tab may know more than the drawing did, a payment under way for instance: then React draws it anew.
    onRecoverableError: (error) => console.debug('Drawn anew:', error),
  })
} else {
  createRoot(root).render(house)
}

import type { DemoCard } from './catalogue-types.ts'

const dimensions = '1600 × 2000 px'

export const demoCards: DemoCard[] = [
  {
    id: 'tidewriting', artist: 'ines-calhau', title: 'Tidewriting', rarity: 'rare', style: 'flow', seed: 4107,
    description: 'More than a thousand lines follow one slow current and none crosses another. Drawn while listening to the estuary at the turn of the tide.',
    scarcityCount: 40, scarcitySold: 17, priceCents: 9500, medium: 'Plotted line drawing, digital edition', dimensions, yearCreated: 2025, obfuscationLevel: 'enhanced',
  },
  {
    id: 'sunday-overprint', artist: 'adaeze-okwuosa', title: 'Sunday Overprint', rarity: 'uncommon', style: 'overprint', seed: 318,
    description: 'Three inks, printed one over the other and a little out of register, as the choir is on its best days.',
    scarcityCount: 120, scarcitySold: 64, priceCents: 3500, medium: 'Three-colour overprint, digital edition', dimensions, yearCreated: 2025, obfuscationLevel: 'standard',
  },
  {
    id: 'first-drop', artist: 'torvald-nymark', title: 'First Drop', rarity: 'legendary', style: 'ripples', seed: 77,
    description: 'Rings of ink spread from one point until the edge of the paper stops them. No two rings are the same width.',
    scarcityCount: 15, scarcitySold: 14, priceCents: 24000, medium: 'Concentric ink drawing, digital edition', dimensions, yearCreated: 2024, obfuscationLevel: 'maximum',
  },
  {
    id: 'leeward', artist: 'marlon-petrie', title: 'Leeward', rarity: 'rare', style: 'woodcut', seed: 2209,
    description: 'The Blue Mountains from the water, cut in five layers. The sun is where it was at ten past six.',
    scarcityCount: 50, scarcitySold: 22, priceCents: 8000, medium: 'Five-block woodcut, digital edition', dimensions, yearCreated: 2026, obfuscationLevel: 'enhanced',
  },
  {
    id: 'over-under', artist: 'zofia-wrzesien', title: 'Over, Under', rarity: 'common', style: 'weave', seed: 61,
    description: 'The voices of a fugue as coloured threads. Where one leads, it lies on top.',
    scarcityCount: 300, scarcitySold: 141, priceCents: 1500, medium: 'Geometric weave, digital edition', dimensions, yearCreated: 2025, obfuscationLevel: 'standard',
  },
  {
    id: 'night-harbour-circuit', artist: 'phare-ouest', title: 'Night Harbour Circuit', rarity: 'uncommon', style: 'orbits', seed: 905,
    description: 'Beacons, ships and the paths between them, as the harbour sees itself at twenty to three.',
    scarcityCount: 80, scarcitySold: 80, priceCents: 4200, medium: 'Orbital diagram, digital edition', dimensions, yearCreated: 2026, obfuscationLevel: 'standard',
  },
  {
    id: 'terraces-at-azumino', artist: 'kanae-minobe', title: 'Terraces at Azumino', rarity: 'masterpiece', style: 'terraces', seed: 1313,
    description: 'Rice fields in contour, every level flooded with a different evening. The only print in which the whole valley is visible.',
    scarcityCount: 3, scarcitySold: 1, priceCents: 120000, medium: 'Contour painting, digital edition', dimensions, yearCreated: 2026, obfuscationLevel: 'maximum',
  },
  {
    id: 'bus-stop-flowers', artist: 'ruthann-tolliver', title: 'Bus Stop Flowers', rarity: 'common', style: 'garden', seed: 26,
    description: 'What grew beside the turnaround in twenty-six springs, pressed on one sheet.',
    scarcityCount: 500, scarcitySold: 188, priceCents: 1200, medium: 'Cut-paper botanical, digital edition', dimensions, yearCreated: 2025, obfuscationLevel: 'standard',
  },
]

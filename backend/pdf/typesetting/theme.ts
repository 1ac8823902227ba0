/** Print colors, matching the print style sheet of the frontend. */
export const PDF_COLORS = {
  ink: '#18211b',
  ink2: '#4c4f3f',
  vermilion: '#a92f18',
  rule: '#b9b3a0',
  paper: '#f3ecd9',
} as const

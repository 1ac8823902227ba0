/** Round, whole axis ticks from 0 up to at least `most`; at most six. */
export function listChartTicks(most: number): number[] {
  const rough = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10
  const step = Math.max(1, round * power)
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, n) => n * step)
}

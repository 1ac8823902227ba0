/**
 * Loaded into a process before everything else (`NODE_OPTIONS=--import=…`), puts its clock CLOCK_SHIFT_MS milliseconds
 * ahead, as on a machine whose time is wrong. Timers are not affected.
 */
const RealDate = Date
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'])

class ShiftedDate extends RealDate {
  constructor(...values: unknown[]) {
    if (values.length === 0) super(RealDate.now() + shiftMs)
    else super(...(values as [number]))
  }

  static override now(): number {
    return RealDate.now() + shiftMs
  }
}

globalThis.Date = ShiftedDate as DateConstructor

export {}

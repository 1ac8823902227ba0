/** The size and the touch screen of a phone. */
export const PHONE_DEVICE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Nothing moves: each frame of an animation is drawn by the processor, and proves nothing. */
export const STILL = { reducedMotion: 'reduce' } as const

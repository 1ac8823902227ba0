import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { KEYMAIL_SPECIMEN } from './keymail-specimen.ts'
import { Button } from '#ui/Button'
import { TicketStub } from '#ui/TicketStub'
import { Wordmark } from '#ui/Wordmark'
import { cx } from '#ui/cx'
import { paths } from '#web/paths'

const FADE_MS = 4_000
const PROGRESS_MS = 50

/** Eleven timed steps; the twelfth is the fade. */
const STEPS: { ms: number; shows: ReactNode }[] = [
  { ms: 1_000, shows: 'You wrote it.' },
  { ms: 1_000, shows: 'You own it.' },
  { ms: 4_000, shows: 'How Can Independent Writers Make Money...' },
  { ms: 500, shows: null },
  { ms: 2_000, shows: 'Let Us Show You How...' },
  { ms: 1_000, shows: 'One song.' },
  { ms: 4_000, shows: 'Digital Scarcity...' },
  { ms: 500, shows: null },
  { ms: 1_000, shows: 'A hundred copies.' },
  { ms: 6_000, shows: <NumberedCopy /> },
  { ms: 500, shows: null },
]

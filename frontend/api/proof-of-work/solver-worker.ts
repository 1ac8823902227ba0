// Tries the numbers of a proof of work; started by solve-challenge.ts.
import 'altcha-lib/worker'

#!/usr/bin/env node
// `node local/verify.js <address>`: checks the edition log of a shop, this one or another. The program runs itself.
import '#backend/edition-log/verifier/verify.js'

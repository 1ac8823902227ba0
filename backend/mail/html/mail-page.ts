import { encodeXml } from '#text/encode-xml'

/** Overrides the colors that stand at the elements, where the mail program follows the system's dark scheme. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .page { background: #0b110e !important }
  .sheet { background: #111a15 !important; color: #f0e9d9 !important; border-color: #25352c !important }
  .link { color: #f7d898 !important }
  .wordmark { color: #e2ae52 !important }
  .button { background: #e2ae52 !important; color: #1c1304 !important }
  .signature { color: #b3c0b5 !important; border-color: #25352c !important }
}
@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important }
  .button { display: block !important; text-align: center }
}
h1 { text-wrap: balance }
:lang(zh), :lang(ja) { line-break: strict }
:lang(ja) { word-break: auto-phrase }`

/** The sheet that every mail is written on. Without pictures and without anything fetched, so that opening it tells nobody. */
export const buildMailPage = ({
  language,
  subject,
  body,
  signature,
}: {
  language: string
  subject: string
  body: string
  signature: string
}) =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${encodeXml(subject)}</title>
<style>${STYLES}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3eee1">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3eee1">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="sheet" style="background:#fffdf7;color:#18211b;border:1px solid #e0d6bb;border-radius:12px;padding:32px;font:16px/1.55 'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif">
<div role="main">
<p class="wordmark" style="margin:0 0 18px;font-size:12px;font-weight:800;letter-spacing:.3em;text-transform:uppercase;color:#6f4a10">TuneMaker</p>
<h1 style="margin:0 0 22px;font-size:24px;line-height:1.2;font-weight:800;overflow-wrap:anywhere">${encodeXml(subject)}</h1>
${body}
<p class="signature" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #e0d6bb;font-size:14px;color:#4c4f3f">${signature}</p>
</div>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`

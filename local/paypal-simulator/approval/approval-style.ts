export const APPROVAL_CSS = `
  :root { color-scheme: light; --ink: #14213d; --quiet: #51607a; --line: #d5dce8; --blue: #0b4fb3; --gold: #ffc439; }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-height: 100vh; padding: 24px 16px; display: flex; flex-direction: column; align-items: center; justify-content: safe center;
    background: #eef2f8; color: var(--ink); font: 16px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  }
  main { width: 100%; max-width: 440px; background: #fff; border: 1px solid var(--line); border-radius: 16px; overflow: hidden; box-shadow: 0 12px 36px rgb(20 33 61 / .1); }
  header { padding: 0 28px; }
  .sign {
    margin: 0 -28px; padding: 10px 28px; display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between;
    background: repeating-linear-gradient(-45deg, #fff3cf 0 14px, #ffecb5 14px 28px); border-bottom: 1px solid #ecd189; color: #4a3800; font-size: 15px;
  }
  .sign span { padding: 1px 10px; border-radius: 99px; background: #4a3800; color: #fff3cf; font-size: 13px; font-weight: 600; }
  h1 { margin: 20px 0 14px; font-size: 30px; font-variant-numeric: tabular-nums; line-height: 1.2; letter-spacing: -.01em; }
  .bill { margin: 0 28px 20px; border-top: 1px solid var(--line); }
  .bill div { display: grid; grid-template-columns: 76px 1fr; gap: 12px; padding: 9px 0; border-bottom: 1px solid var(--line); }
  .bill dt { color: var(--quiet); }
  .bill dd { margin: 0; overflow-wrap: anywhere; }
  .account { color: var(--quiet); font-size: 14px; }
  .code { font: 14px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  form { padding: 0 28px 24px; }
  fieldset { margin: 0 0 18px; padding: 0; border: 0; }
  fieldset { display: grid; grid-template-columns: 3fr 2fr; gap: 0 12px; }
  legend, .problem { grid-column: 1 / -1; }
  legend { padding: 0; margin-bottom: 8px; font-weight: 650; }
  label { display: block; margin-bottom: 10px; color: var(--quiet); font-size: 14px; }
  input { display: block; width: 100%; margin-top: 3px; padding: 10px 12px; border: 1px solid #8694ab; border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-size: 16px; }
  input[aria-invalid] { border-color: #b3261e; }
  .problem { margin: -4px 0 12px; color: #b3261e; font-size: 14px; }
  button { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid transparent; border-radius: 24px; font: inherit; font-weight: 650; cursor: pointer; }
  .approve { background: var(--blue); color: #fff; }
  .approve:hover { background: #083d8c; }
  .decline { margin-top: 10px; background: #fff; border-color: #8694ab; color: var(--ink); }
  .decline:hover, .cancel:hover { background: #f1f4f9; }
  .cancel { margin-top: 10px; background: none; color: var(--blue); }
  .hint { margin: 4px 0 0; color: var(--quiet); font-size: 14px; text-align: center; }
  details { margin-top: 10px; padding-top: 12px; border-top: 1px solid var(--line); }
  summary { padding: 6px 0; color: var(--quiet); font-size: 15px; text-align: center; cursor: pointer; border-radius: 8px; }
  .notice { margin: 0 28px 16px; padding: 10px 14px; border-left: 4px solid #b3261e; border-radius: 4px; background: #fdeeed; }
  .end { margin: 0 28px; font-size: 18px; }
  .end:last-child, .end + .hint { padding-bottom: 28px; }
  .end + .hint { margin: 10px 28px 0; text-align: left; }
  a { color: var(--blue); }
  footer { max-width: 440px; margin-top: 16px; color: var(--quiet); font-size: 13px; text-align: center; }
  :focus-visible { outline: 3px solid #0b4fb3; outline-offset: 2px; }
  @media (max-width: 480px) {
    body { padding: 0; background: #fff; justify-content: flex-start; }
    main { max-width: none; border: 0; border-radius: 0; box-shadow: none; }
    header, form { padding-left: 20px; padding-right: 20px; }
    .sign { margin: 0 -20px; padding: 10px 20px; }
    fieldset { display: block; }
    .bill, .notice, .end, .end + .hint { margin-left: 20px; margin-right: 20px; }
    footer { padding: 0 20px 20px; }
  }
`

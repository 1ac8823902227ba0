/** File names of the documents an application accepts. The server checks the bytes. */
export const DOCUMENT_PATTERN = /\.(pdf|jpe?g|png)$/i

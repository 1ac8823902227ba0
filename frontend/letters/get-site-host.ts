/** The site's host name, as printed on the letter. */
export const getSiteHost = () => location.host

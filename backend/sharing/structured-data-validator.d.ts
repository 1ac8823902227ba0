/** The package has no declarations. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Without schema.org's vocabulary only the rules that search engines have for each type are checked. */
    constructor(vocabulary?: object)
    validate(items: { jsonld: Record<string, object[]> }): Promise<{ issueMessage: string; severity: string }[]>
  }
}

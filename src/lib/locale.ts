/** The languages every text of the service exists in; the first is the default. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** One thing said in every language. */
export type Localized<Text = string> = Readonly<Record<Locale, Text>>

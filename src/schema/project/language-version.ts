/** The version of the schema language that screens and blocks are written in; `schemas/meta` holds it too. */
export const LANGUAGE_VERSION = 2;

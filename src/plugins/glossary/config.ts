import type {DocumentationVersion} from '../../versions';

/** Address of a version's glossary. */
export const glossaryOf = ({base}: DocumentationVersion): string => `${base}glossary/`;

/** Address of the file with all of its definitions, beside the page. */
export const definitionsAddress = (version: DocumentationVersion): string =>
  `${glossaryOf(version)}definitions.json`;

/** Selector of the links whose term is explained where it stands. */
export const termLinks = '.prose a[href*="/glossary/#"]';

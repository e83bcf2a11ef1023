import type {DocumentationVersion} from '../../versions';

/** Address of a version's glossary. */
export const glossaryOf = ({base}: DocumentationVersion): string => `${base}glossary/`;

/** Address of the file with all definitions of a glossary. @param page its address */
export const definitionsBeside = (page: string): string => `${page}definitions.json`;

/** Selector of the links whose term is explained on the spot. */
export const termLinks = '.prose a[href*="/glossary/#"]';

/** Address of the site's icon. */
export const icon = '/icons/favicon.svg';

/** The logo at the address from which READMEs of many packages show it. */
export const logoForOthers = '/assets/icon-square-big.svg';

import {tabsStorageKey} from '../../../config/site';

/**
 * Script that runs before anything is painted. It marks the document with the tabs that the reader
 * chose, `data-tabs`, for the style sheet to show their panels: nothing moves. Without a choice,
 * scripts or storage the radio buttons decide.
 */
export const showChosenTabs = `try{let t=localStorage['${tabsStorageKey}'];if(t)document.documentElement.dataset.tabs=t}catch(e){}`;

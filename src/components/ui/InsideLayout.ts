import {createContext} from 'react';

/** Whether header and footer stand around what is rendered: a page brings its own, or its route does. */
export const InsideLayout = createContext(false);

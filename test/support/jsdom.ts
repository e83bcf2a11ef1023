import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';

// jsdom lacks what the router's server half asks for at import time.
Object.assign(globalThis, {TextDecoder, TextEncoder});

Object.assign(window, {
  docusaurus: {prefetch: () => {}, preload: () => {}},
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});

import {configure} from '@testing-library/dom';
import '@testing-library/jest-dom';
import {TextDecoder, TextEncoder} from 'node:util';

// An outcome is awaited: how long it takes is a matter of the machine, not of the component.
configure({asyncUtilTimeout: 30_000});

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

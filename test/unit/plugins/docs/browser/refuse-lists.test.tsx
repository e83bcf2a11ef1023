import {DocsVersionProvider, useDocById} from '@docusaurus/plugin-content-docs/client';
import {renderHook} from '@testing-library/react';
import type {ComponentProps, ReactNode} from 'react';
import {refuseLists} from '../../../../../src/plugins/docs/browser/refuse-lists';
import {newest} from '../../../../../src/versions';

type Version = ComponentProps<typeof DocsVersionProvider>['version'];

const titleOf = (version: object) => {
  const wrapper = ({children}: {children: ReactNode}) => (
    <DocsVersionProvider version={version as Version}>{children}</DocsVersionProvider>
  );
  return renderHook(() => useDocById('tea'), {wrapper}).result.current.title;
};

it('has a stock hook that asks for a list told that it is left out', () => {
  expect(titleOf({docs: {tea: {title: 'Tea'}}})).toBe('Tea');
  expect(() => titleOf(refuseLists({version: newest.name}, ['docs']))).toThrow(
    '"docs" of the docs plugin lists all pages, and is left out of what browsers load',
  );
});

it('leaves everything else as it is', () => {
  const version = refuseLists({version: newest.name, label: newest.label}, ['docs', 'sidebars']);
  expect({...version}).toEqual({version: newest.name, label: newest.label});
});

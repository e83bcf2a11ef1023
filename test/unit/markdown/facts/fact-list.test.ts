import {toHtml} from 'hast-util-to-html';
import {code, drawFactList, factRow} from '../../../../src/markdown/facts/fact-list';

const draw = (term: string, source: string) => toHtml(drawFactList(factRow(term, code(source))));

describe('a name in the margin', () => {
  it('is whole as long as it fits into a line', () => {
    expect(draw('Type', 'ModuleFederationPluginOptions')).not.toContain('<wbr>');
    expect(draw('Type', 'ModuleFederationPluginOptionsList')).toContain(
      'Module<wbr>Federation<wbr>Plugin',
    );
  });
});

it('the facts of a plugin stand in one place, however short they are', () => {
  expect(draw('Export', 'webpack.DefinePlugin')).toContain('class="facts long"');
  expect(draw('Type', 'webpack.DefinePlugin')).toContain('class="facts"');
});

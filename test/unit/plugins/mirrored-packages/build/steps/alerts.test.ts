import {alerts} from '../../../../../../src/plugins/mirrored-packages/build/pipeline';
import {fixture, markdownOf, markdownPage} from '../../../../../support/readme';

async function withAlerts(readme: string): Promise<string> {
  const page = await markdownPage(readme);
  alerts(page);
  return markdownOf(page);
}

describe('alerts', () => {
  it('makes an alert of several paragraphs an admonition', async () => {
    const markdown = await withAlerts(await fixture('css-loader-header'));
    expect(markdown).toMatch(
      /:::warning\n\*\*`css-loader` is deprecated\*\*[^]+?one rule at a time\.\n:::/,
    );
    expect(markdown).not.toContain('[!WARNING]');
  });

  it.each([
    ['NOTE', 'note'],
    ['TIP', 'tip'],
    ['IMPORTANT', 'important'],
    ['WARNING', 'warning'],
    ['CAUTION', 'caution'],
  ])('shows %s as %s', async (kind, name) => {
    expect(await withAlerts(`> [!${kind}]\n> Text with \`code\`.`)).toBe(
      `:::${name}\nText with \`code\`.\n:::`,
    );
  });

  it('leaves other quotations alone', async () => {
    expect(await withAlerts('> Note\n> this')).toBe('> Note\n> this');
    expect(await withAlerts('> [!OTHER] thing')).toBe('> \\[!OTHER] thing');
  });
});

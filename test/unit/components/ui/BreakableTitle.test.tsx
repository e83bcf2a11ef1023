import {BreakableTitle} from '@site/src/components/ui/BreakableTitle';
import {render} from '../../../support/render';

it.each([
  ['MiniCssExtractPlugin', 'Mini<wbr>Css<wbr>Extract<wbr>Plugin'],
  ['Vue with TypeScript and Sass', 'Vue with TypeScript and Sass'],
  ['WebAssembly', 'WebAssembly'],
])('the title %s breaks only inside of long names', (title, html) => {
  const {container} = render(<BreakableTitle title={title} />);
  expect(container.innerHTML).toBe(html);
});

import {UnbrokenFlags} from '@site/src/components/ui/UnbrokenFlags';
import {render} from '../../../support/render';

it.each([
  ['Build with --env, the mode', 'Build with <span class="unbroken">--env</span>, the mode'],
  ['--max-size first', '<span class="unbroken">--max-size</span> first'],
  ['no a--b at all', 'no a--b at all'],
])('the text "%s" keeps its flags whole', (text, html) => {
  const {container} = render(<UnbrokenFlags text={text} />);
  expect(container.innerHTML).toBe(html);
});

import {messagesIn} from '../../../src/reference/messages';
import {scriptOf} from './script-of';

it('joins the parts of a message', () => {
  const script = scriptOf(`
    /** Reported when dough is cold. */
    class ColdDoughWarning extends WebpackError {
      constructor(dough, hint) {
        super(hint ? \`\${dough.name} is cold.\` + "\\nWarm it." : "Dough is cold");
        this.message += \`See \${url}\`;
        this.name = "ColdDoughWarning";
      }
    }
    class Unrelated extends Thing { constructor() { super("no message"); } }`);
  expect(messagesIn(script)).toEqual([
    {
      name: 'ColdDoughWarning',
      source: 'lib/Sample.js:3',
      description: 'Reported when dough is cold.',
      kind: 'warning',
      texts: ['{dough} is cold.\nWarm it.', 'Dough is cold', 'See {url}'],
    },
  ]);
});

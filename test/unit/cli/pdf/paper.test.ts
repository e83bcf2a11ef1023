import {paperOf, papers} from '../../../../src/cli/pdf/paper';

describe('the paper of a PDF', () => {
  it('is the one that is named', () => {
    expect(papers.map(paperOf)).toEqual(['A4', 'Letter']);
  });

  it('is not guessed', () => {
    expect(() => paperOf('a4')).toThrow('there is no paper "a4"; choose A4 or Letter');
  });
});

/** What every command does first and last: a mistake ends in a sentence and a code, not in a stack. */
export async function door(through) {
  try {
    process.exitCode = (await through()) ?? 0;
  } catch (fault) {
    console.error(`\n${fault.message}`);
    process.exitCode = 1;
  }
}

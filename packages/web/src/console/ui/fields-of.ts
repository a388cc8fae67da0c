/** What stands in the fields of a form, by their names; nothing where there is no such field. */
export const fieldsOf = (form: HTMLFormElement): ((name: string) => string) => {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}

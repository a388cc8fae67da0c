import './loading.css'

/** Lines where the content will be. Shown only when it takes a moment, so that quick pages do not blink. */
export const Loading = ({ label }: { readonly label: string }) => (
  <div className="loading" role="status">
    <span className="unseen">{label}</span>
    {[60, 92, 84, 88, 76].map((width) => (
      <svg key={width} width={`${width}%`} height="12" aria-hidden="true">
        <title>{label}</title>
        <rect width="100%" height="12" />
      </svg>
    ))}
  </div>
)

import '../design/base.css'
